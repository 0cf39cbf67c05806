/** How long after it is let go what was pressed may still be clicked, as by a finger, ms. */
const clickDelay = 100;

/** Runs the task once what is being pressed has been let go and has had its click. */
export function whenLetGo(task: () => void): void {
  const listening = new AbortController();
  const wait = () => {
    listening.abort();
    setTimeout(task, clickDelay);
  };
  for (const event of ['pointerup', 'pointercancel'])
    window.addEventListener(event, wait, { signal: listening.signal });
}
