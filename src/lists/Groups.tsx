import { memo, type ComponentProps, type ReactNode } from 'react';
import type { Group } from './model/groups';
import { NothingFound } from './NothingFound';

type Props<Entry> = {
  groups: readonly Group<Entry>[];
  found: ReadonlySet<Entry>;
  anchorOf: (index: number) => string;
  /** The label of the links to groups; without it, there are no links. */
  label: string | undefined;
  classes: {
    readonly [part in 'all' | 'links' | 'group' | 'title' | 'list' | 'next']?: string | undefined;
  };
  /**
   * Returns the text of the link at the end of a group that leads to the next group; without it,
   * there is no link.
   */
  onTo?: (title: string) => string;
  nothing: ComponentProps<typeof NothingFound>;
  /** Renders an entry as a `li`; always pass the same function, so that memo can skip it. */
  item: (entry: Entry, isFound: boolean) => ReactNode;
};

/**
 * A list in groups, with links to the groups. Links and entries are memoized, so that updates do
 * not slow down typing.
 */
export function Groups<Entry>({ label, nothing, ...list }: Props<Entry>) {
  return (
    <>
      {label !== undefined && <Links {...(list as ListProps)} label={label} />}
      {list.found.size === 0 && <NothingFound {...nothing} />}
      <Sections {...(list as ListProps)} />
    </>
  );
}

type ListProps = Omit<Props<unknown>, 'label' | 'nothing'>;

const Links = memo(function Links({
  groups,
  found,
  anchorOf,
  classes,
  label,
}: ListProps & { label: string }) {
  return (
    <nav aria-label={label} className={classes.links}>
      <ul role="list">
        {groups.map(({ title, entries }, index) => {
          const count = entries.filter((entry) => found.has(entry)).length;
          return (
            <li key={title}>
              {count > 0 ? (
                <a href={`#${anchorOf(index)}`}>
                  {title}
                  <sup>{count}</sup>
                </a>
              ) : (
                <span>{title}</span>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
});

/** All entries. Those that do not match are hidden: creating thousands of links again is slow. */
const Sections = memo(function Sections({
  groups,
  found,
  anchorOf,
  classes,
  item,
  onTo,
}: ListProps) {
  const isShown = groups.map(({ entries }) => entries.some((entry) => found.has(entry)));
  const nextLink = (next: number) => {
    const title = groups[next]?.title;
    return (
      title && (
        <p className={classes.next}>
          <a href={`#${anchorOf(next)}`}>{onTo?.(title)}</a>
        </p>
      )
    );
  };
  const sections = groups.map(({ title, entries }, index) => {
    const next = onTo && nextLink(isShown.indexOf(true, index + 1));
    return (
      <section
        key={title}
        id={anchorOf(index)}
        className={classes.group}
        aria-label={title ?? undefined}
        hidden={isShown[index] !== true}
        data-has-next={next ? '' : undefined}
      >
        {title !== null && <h2 className={classes.title}>{title}</h2>}
        <ul role="list" className={classes.list}>
          {entries.map((entry) => item(entry, found.has(entry)))}
        </ul>
        {next}
      </section>
    );
  });
  return classes.all === undefined ? sections : <div className={classes.all}>{sections}</div>;
});
