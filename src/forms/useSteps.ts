import { useEffect, useState, type FormEvent, type RefObject } from 'react';
import { changeDraft } from './browser/drafts';
import type { Engine } from './engine';
import { fieldId } from './FieldView';
import * as styles from './LeadForm.module.css';
import type { FieldDefinition, FormDefinition } from './model/definition';

/** How long to wait for the engine before the browser posts the form itself, ms. */
const engineTimeoutMs = 5000;

type EngineAccess = {
  engine: Engine | undefined;
  load: () => Promise<Engine | undefined>;
  isVisible: (field: FieldDefinition) => boolean;
};

/**
 * State of a form's steps: the current one (undefined while all are shown), going to another one,
 * and sending, which is refused while answers are missing (spec §4). If the engine cannot be loaded
 * in time, the browser posts the whole form.
 */
export function useSteps(
  form: FormDefinition,
  formRef: RefObject<HTMLFormElement>,
  first: number | undefined,
  { engine, load, isVisible }: EngineAccess,
) {
  const [step, setStep] = useState(first);
  /**
   * Number of steps, from the first, that show their errors. It is 0 until a submit is refused, so
   * that no error appears while typing.
   */
  const [stepsWithErrors, setStepsWithErrors] = useState(0);
  /** The latest notice: answers are missing, or the result of sending. */
  const [notice, setNotice] = useState<'refused' | 'sent'>();
  const [isPlain, setPlain] = useState(false);
  const focus = useFocus(formRef);
  const last = form.steps.length - 1;

  useEffect(() => {
    // The browser reports empty required fields, now that they are visible.
    if (isPlain) formRef.current?.requestSubmit();
  }, [isPlain, formRef]);

  const withEngine = async (task: (loadedEngine: Engine) => void) => {
    // Synchronously if possible: browsers open a window only during the click itself.
    if (engine !== undefined) return task(engine);
    const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, engineTimeoutMs));
    const loaded = await Promise.race([load(), timeout]);
    if (formRef.current === null) return;
    if (loaded !== undefined) return task(loaded);
    setStep(undefined);
    setPlain(true);
  };
  /** Goes to a field, and to its step if steps are shown one at a time. */
  const open = (id: string, index: number) => {
    setStep((current) => (current === undefined ? undefined : index));
    focus(id);
  };
  /** Shows the errors in the steps before `until`; returns whether there are any. */
  const isRefused = (loadedEngine: Engine, until: number): boolean => {
    const invalid = loadedEngine.firstInvalid(until);
    if (invalid === undefined) return false;
    setStepsWithErrors(form.incompleteSteps === false ? invalid.step + 1 : form.steps.length);
    setNotice('refused');
    open(invalid.id, invalid.step);
    return true;
  };
  const show = (target: number) => {
    if (notice === 'refused') setNotice(undefined);
    setStep(target);
    changeDraft(form.name, { step: target });
    focus(fieldId(form.name, form.steps[target]?.fields.find(isVisible)?.name ?? ''));
  };
  const goTo = (target: number) => {
    if (form.incompleteSteps !== false || target <= (step ?? 0)) return show(target);
    void withEngine((loadedEngine) => isRefused(loadedEngine, target) || show(target));
  };
  const send = () =>
    void withEngine((loadedEngine) => {
      if (isRefused(loadedEngine, last + 1)) return;
      setNotice('sent');
      void loadedEngine.api.submit();
    });
  const onSubmit = (event: FormEvent) => {
    if (isPlain && engine === undefined) return;
    event.preventDefault();
    if (step !== undefined && step < last) goTo(step + 1);
    else send();
  };
  const startOver = () => {
    setStepsWithErrors(0);
    setNotice(undefined);
  };
  return { step, setStep, stepsWithErrors, notice, open, goTo, send, onSubmit, startOver };
}

/**
 * Returns a function that focuses an element of the form by id once it has been rendered. Each
 * request is a new object, so that the same field can get the focus twice.
 */
function useFocus(formRef: RefObject<HTMLElement>): (id: string) => void {
  const [request, setRequest] = useState<{ id: string }>();
  useEffect(() => {
    if (request === undefined) return;
    const element = formRef.current?.querySelector<HTMLElement>(`[id="${request.id}"]`);
    element?.focus();
    // A browser does not scroll to an input in view, even if its label is under the header.
    element?.closest(`.${styles.field}`)?.scrollIntoView({ block: 'nearest' });
  }, [request, formRef]);
  return (id) => setRequest({ id });
}
