import { useEffect, useState, type RefObject } from 'react';

/**
 * Leads the focus to an element inside a box by its id, once the render that shows it is done. Each
 * wish is an object of its own, so that the same field can be led to twice, and none waits for a
 * later render.
 */
export function useFocus(box: RefObject<HTMLElement>): (id: string) => void {
  const [wish, setWish] = useState<{ id: string }>();
  useEffect(() => {
    if (wish !== undefined) box.current?.querySelector<HTMLElement>(`[id="${wish.id}"]`)?.focus();
  }, [wish, box]);
  return (id) => setWish({ id });
}
