import type { ReactNode } from 'react';
import { changeAddressSearch, readAddressSearch } from '../browser/address';
import { onPlainClick } from '../browser/navigation';
import { useMounted } from '../ui/useMounted';

type Props = {
  /** The key of the address's query that the link changes. */
  at: string;
  /** The key's new values; an empty list removes the key. */
  values: readonly string[];
  isChosen?: boolean;
  label?: string;
  /** Called when the link has been followed. */
  onChosen?: () => void;
  children: ReactNode;
};

/** A link that changes one key of the address's query and leaves the others. */
export function QueryLink({ at, values, isChosen = false, label, onChosen, children }: Props) {
  const isMounted = useMounted();
  return (
    <a
      href={hrefWith(isMounted, at, values)}
      aria-current={isChosen ? 'true' : undefined}
      aria-label={label}
      onClick={onPlainClick(() => {
        putInAddress(at, values);
        onChosen?.();
      })}
    >
      {children}
    </a>
  );
}

/** Changes one key of the address's query in place; an empty list removes it. */
export function putInAddress(key: string, values: readonly string[]): void {
  changeAddressSearch((search) => put(search, key, values));
}

/** Returns the query with one key changed. Before mounting, the other keys are unknown. */
function hrefWith(isMounted: boolean, key: string, values: readonly string[]): string {
  const search = new URLSearchParams(isMounted ? readAddressSearch() : '');
  put(search, key, values);
  return `?${search.toString()}`;
}

function put(search: URLSearchParams, key: string, values: readonly string[]): void {
  search.delete(key);
  for (const value of values) search.append(key, value);
}
