import type { ReactNode } from 'react';
import { changeAddressSearch, readAddressSearch } from '../browser/address/addressSearch';
import { onPlainClick } from '../browser/address/isPlainClick';
import { useMounted } from '../ui/useMounted';

type Props = {
  /** The key of the address's query that it changes. */
  at: string;
  /** Without a value the key is taken away. */
  value: string | undefined;
  isChosen?: boolean;
  label?: string;
  /** Called when the link has been followed. */
  onChosen?: () => void;
  children: ReactNode;
};

/** A choice of a list as a link that changes one key of the address and leaves the others. */
export function QueryLink({ at, value, isChosen = false, label, onChosen, children }: Props) {
  const isMounted = useMounted();
  return (
    <a
      href={hrefWith(isMounted, at, value)}
      aria-current={isChosen ? 'true' : undefined}
      aria-label={label}
      onClick={onPlainClick(() => {
        putInAddress(at, value);
        onChosen?.();
      })}
    >
      {children}
    </a>
  );
}

/** Changes one key of the address's query in place; without a value the key goes. */
export function putInAddress(key: string, value: string | undefined): void {
  changeAddressSearch((search) =>
    value === undefined ? search.delete(key) : search.set(key, value),
  );
}

/** The query with one key changed; before mounting nobody knows the others. */
function hrefWith(isMounted: boolean, key: string, value: string | undefined): string {
  const search = new URLSearchParams(isMounted ? readAddressSearch() : '');
  if (value === undefined) search.delete(key);
  else search.set(key, value);
  return `?${search.toString()}`;
}
