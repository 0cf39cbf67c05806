// Rules of this project that oxlint has no rule for.
import { alongTheArrows } from './arrows.mjs';
import { plainWords } from './words.mjs';

const onlyClock = 'Only src/lib/time/clock.ts knows now.';
const maxLength = 100;

export default {
  meta: { name: 'fair' },
  rules: {
    'along-the-arrows': alongTheArrows,
    'plain-words': plainWords,
    /** Only one module may read the clock (design §3). */
    'only-clock-knows-now': {
      create: (context) => ({
        NewExpression(node) {
          if (node.callee.name === 'Date' && node.arguments.length === 0)
            context.report({ node, message: onlyClock });
        },
        MemberExpression(node) {
          if (node.object.name === 'Date' && node.property.name === 'now')
            context.report({ node, message: onlyClock });
        },
      }),
    },
    /** The formatter wraps code but not comments. */
    'comment-fits': {
      create: (context) => ({
        Program() {
          const { lines } = context.sourceCode;
          for (const comment of context.sourceCode.getAllComments()) {
            const { start, end } = comment.loc;
            const around = lines.slice(start.line - 1, end.line);
            if (around.some((line) => line.length > maxLength && !line.includes('://')))
              context.report({
                node: comment,
                message: `A line with a comment has more than ${maxLength} letters.`,
              });
          }
        },
      }),
    },
  },
};
