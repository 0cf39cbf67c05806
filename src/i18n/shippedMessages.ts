import type { Namespace, ShippedMessages } from './messages';

export type Shipped = {
  readonly edges: readonly {
    readonly node: { readonly ns: string | null; readonly data: string | null };
  }[];
};

/** Parses a namespace's messages for `Head`, where no hook works (docs/platform.md). */
export function shippedMessages<Name extends Namespace>(
  { edges }: Shipped,
  name: Name,
): ShippedMessages<Name> {
  const data = edges.find(({ node }) => node.ns === name)?.node.data;
  return JSON.parse(data ?? '{}') as ShippedMessages<Name>;
}
