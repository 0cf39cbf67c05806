import { graphql } from 'gatsby';
import * as styles from './WayDrawing.module.css';

/** Line height of a label, and width of an icon's square, in em. */
const lineHeight = 1.1;
const square = 1.7;

/**
 * The way to the venue as a drawing. Blocks, streets and walks scale with it. Text and numbers are
 * placed over it in per cent and keep the text size, so that they stay readable on a phone.
 */
export function WayDrawing({ way, label }: { way: Queries.WayDrawingFragment; label: string }) {
  const { width, height, blocks, streets, walks, labels, points } = way;
  return (
    <div className={styles.way}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={label}
        className={styles.ground}
      >
        {streets.map((path) => (
          <path key={path} d={path} className={styles.street} />
        ))}
        {blocks.map(({ path, isVenue }) => (
          <path key={path} d={path} className={isVenue ? styles.venue : styles.block} />
        ))}
        {walks.map(({ path, stepFree }) => (
          <path key={path} d={path} className={stepFree ? styles.stepFree : styles.walk} />
        ))}
      </svg>
      <svg width="100%" height="100%" aria-hidden="true" className={styles.words}>
        {labels.map(({ lines, x, y, angle, isNarrow }, index) => (
          <svg
            key={index}
            x={`${x}%`}
            y={`${y}%`}
            overflow="visible"
            className={isNarrow ? undefined : styles.wide}
          >
            <text
              transform={angle === 0 ? undefined : `rotate(${angle})`}
              className={angle === 0 ? styles.blockName : undefined}
            >
              {lines.map((line, row) => (
                <tspan
                  key={row}
                  x="0"
                  y={
                    angle === 0
                      ? `${(row - (lines.length - 1) / 2) * lineHeight + 0.35}em`
                      : '-.45em'
                  }
                >
                  {line}
                </tspan>
              ))}
            </text>
          </svg>
        ))}
        {points.map(({ kind, x, y }, index) => (
          <svg
            key={index}
            x={`${x}%`}
            y={`${y}%`}
            overflow="visible"
            data-kind={kind}
            className={styles.point}
          >
            <rect
              x={`${-square / 2}em`}
              y={`${-square / 2}em`}
              width={`${square}em`}
              height={`${square}em`}
            />
            <text dy=".36em">{index + 1}</text>
          </svg>
        ))}
      </svg>
    </div>
  );
}

export const fragment = graphql`
  fragment WayDrawing on DrawnWay {
    width
    height
    blocks {
      path
      isVenue
    }
    streets
    walks {
      path
      stepFree
    }
    labels {
      lines
      x
      y
      angle
      isNarrow
    }
    points {
      kind
      x
      y
    }
  }
`;
