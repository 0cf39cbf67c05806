/**
 * Calls back when the page's own Content-Security-Policy refuses a frame of an address's site;
 * returns the end of it.
 */
export function watchFrameRefusal(src: string, report: () => void): () => void {
  const listen = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    // Browsers tell the origin only, or the whole address without its hash.
    if (effectiveDirective === 'frame-src' && originOf(blockedURI) === originOf(src)) report();
  };
  document.addEventListener('securitypolicyviolation', listen);
  return () => document.removeEventListener('securitypolicyviolation', listen);
}

function originOf(address: string): string {
  return new URL(address, window.location.href).origin;
}
