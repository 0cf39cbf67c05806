import { useEffect, useState, type FormEvent, type RefObject } from 'react';
import { changeDraft } from './browser/drafts';
import type { Engine } from './engine';
import { fieldId } from './FieldView';
import type { FieldDefinition, FormDefinition } from './model/definition';

/** How long the engine may be waited for before the browser posts the form itself, ms. */
const patience = 5000;

type Help = {
  engine: Engine | undefined;
  load: () => Promise<Engine | undefined>;
  isAsked: (field: FieldDefinition) => boolean;
};

/**
 * The way through a form: its step, undefined while all of them are shown; going to another one;
 * sending, which is refused while answers are missing (spec §4). Where the engine can't be had in
 * time, the browser posts the whole form.
 */
export function useSteps(
  form: FormDefinition,
  box: RefObject<HTMLFormElement>,
  first: number | undefined,
  { engine, load, isAsked }: Help,
) {
  const [step, setStep] = useState(first);
  /** How many steps show their faults: those tried, so that nobody is scolded while typing. */
  const [tried, setTried] = useState(0);
  /** What was told last: that answers are missing, or what became of the sending. */
  const [told, setTold] = useState<'refused' | 'sent'>();
  const [isPlain, setPlain] = useState(false);
  const focus = useFocus(box);
  const last = form.steps.length - 1;

  useEffect(() => {
    // With fields left empty the browser leads to them, now that they are shown.
    if (isPlain) box.current?.requestSubmit();
  }, [isPlain, box]);

  const withEngine = async (task: (of: Engine) => void) => {
    // At once where it can be: a window opens only by the click itself.
    if (engine !== undefined) return task(engine);
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
    const found = await Promise.race([load(), late]);
    if (box.current === null) return;
    if (found !== undefined) return task(found);
    setStep(undefined);
    setPlain(true);
  };
  /** Leads to a field, in its step where steps are shown one at a time. */
  const open = (id: string, index: number) => {
    setStep((shown) => (shown === undefined ? undefined : index));
    focus(id);
  };
  /** Tells what is to be mended in the steps before `until`; whether there is anything. */
  const isRefused = (of: Engine, until: number): boolean => {
    const fault = of.firstFault(until);
    if (fault === undefined) return false;
    setTried(form.incompleteSteps === false ? fault.step + 1 : form.steps.length);
    setTold('refused');
    open(fault.id, fault.step);
    return true;
  };
  const show = (target: number) => {
    if (told === 'refused') setTold(undefined);
    setStep(target);
    changeDraft(form.name, { step: target });
    focus(fieldId(form.name, form.steps[target]?.fields.find(isAsked)?.name ?? ''));
  };
  const goTo = (target: number) => {
    if (form.incompleteSteps !== false || target <= (step ?? 0)) return show(target);
    void withEngine((of) => isRefused(of, target) || show(target));
  };
  const send = () =>
    void withEngine((of) => {
      if (isRefused(of, last + 1)) return;
      setTold('sent');
      void of.api.submit();
    });
  const onSubmit = (event: FormEvent) => {
    if (isPlain && engine === undefined) return;
    event.preventDefault();
    if (step !== undefined && step < last) goTo(step + 1);
    else send();
  };
  const startAnew = () => {
    setTried(0);
    setTold(undefined);
  };
  return { step, setStep, tried, told, open, goTo, send, onSubmit, startAnew };
}

/**
 * Moves the focus to an element inside a box, by its id, once that element has been rendered. Each
 * request is an object of its own, so that the same field can get the focus twice.
 */
function useFocus(box: RefObject<HTMLElement>): (id: string) => void {
  const [wish, setWish] = useState<{ id: string }>();
  useEffect(() => {
    if (wish !== undefined) box.current?.querySelector<HTMLElement>(`[id="${wish.id}"]`)?.focus();
  }, [wish, box]);
  return (id) => setWish({ id });
}
