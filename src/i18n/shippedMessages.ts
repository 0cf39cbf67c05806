import type { Namespace, ShippedMessages } from './messages';

/** Messages as a page's data hold them. */
export type Shipped = {
  readonly edges: readonly {
    readonly node: { readonly ns: string | null; readonly data: string | null };
  }[];
};

/** A namespace of a page's messages, for its head, where no hook knows them (docs/platform.md). */
export function shippedMessages<Name extends Namespace>(
  { edges }: Shipped,
  name: Name,
): ShippedMessages<Name> {
  const data = edges.find(({ node }) => node.ns === name)?.node.data;
  return JSON.parse(data ?? '{}') as ShippedMessages<Name>;
}
