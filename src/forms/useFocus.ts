import { useEffect, useState, type RefObject } from 'react';

/**
 * Moves the focus to an element inside a box, by its id, once that element has been rendered. Each
 * request is an object of its own, so that the same field can get the focus twice.
 */
export function useFocus(box: RefObject<HTMLElement>): (id: string) => void {
  const [wish, setWish] = useState<{ id: string }>();
  useEffect(() => {
    if (wish !== undefined) box.current?.querySelector<HTMLElement>(`[id="${wish.id}"]`)?.focus();
  }, [wish, box]);
  return (id) => setWish({ id });
}
