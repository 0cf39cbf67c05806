/** Calls back when the page's policy blocks a frame from this origin; returns how to stop it. */
export function watchFrameRefusal(src: string, report: () => void): () => void {
  const listen = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    // Browsers report either only the origin or the whole address without its hash.
    if (effectiveDirective === 'frame-src' && originOf(blockedURI) === originOf(src)) report();
  };
  document.addEventListener('securitypolicyviolation', listen);
  return () => document.removeEventListener('securitypolicyviolation', listen);
}

function originOf(address: string): string {
  return new URL(address, window.location.href).origin;
}
