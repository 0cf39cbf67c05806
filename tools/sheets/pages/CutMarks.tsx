type Props = {
  /** Lines to cut along, mm from the left and from the top of an A4 page. */
  across: readonly number[];
  down: readonly number[];
};

const paper = { width: 210, height: 297 };
/** A mark's distance from the paper's edge, which most printers reach, and its length, mm. */
const edge = 4;
const length = 4;

/** Short lines at the edges of a page that show where to cut. */
export function CutMarks({ across, down }: Props) {
  const { width, height } = paper;
  const marks = [
    ...across.flatMap((x) => [`M${x} ${edge}v${length}`, `M${x} ${height - edge}v${-length}`]),
    ...down.flatMap((y) => [`M${edge} ${y}h${length}`, `M${width - edge} ${y}h${-length}`]),
  ];
  return (
    <svg className="marks" viewBox={`0 0 ${width} ${height}`}>
      <path d={marks.join('')} />
    </svg>
  );
}

/** Splits items into pages of equal size; the last page takes the rest. */
export function inPages<Item>(items: readonly Item[], perPage: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / perPage) }, (_, page) =>
    items.slice(page * perPage, (page + 1) * perPage),
  );
}
