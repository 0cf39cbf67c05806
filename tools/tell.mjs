/** Sends a message to another process; one that has ended meanwhile needs none, and must not end this one. */
export function tell(child, message) {
  if (child.connected) child.send(message, () => undefined);
}
