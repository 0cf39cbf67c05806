/** Phrases that comments do not use, each with the words to write instead. */
export const phrases = {
  anew: 'again, from scratch',
  'as it stands': 'unchanged',
  'a matter of': 'about',
  'at hand': 'current, given',
  'is no valid': 'is not a valid',
  'can be had': 'is available',
  'goes on': 'continues',
  'it goes by': 'it uses, it follows',
  mend: 'fix',
  mended: 'fixed',
  mends: 'fixes',
  'so long as': 'while',
  'the same again': 'again',
  'what to do': 'the button, the remedy',
  whoever: 'a visitor who, an editor who',
};

/** Private words that no function, variable or type is called, with the standard terms. */
export const names = {
  askedFields: 'visibleFields',
  keepTyped: 'saveDrafts',
  makeJudge: 'makeValidator',
  patience: '…TimeoutMs',
  sayFault: 'errorMessage',
  spelled: 'serialize…',
  tired: 'timeout',
};

/** First words of names with the same fault: `tellReport`, `keptCopy`. */
const verbs = {
  asked: 'requested…',
  held: 'stored…, cached…',
  kept: 'stored…, cached…',
  mend: 'fix…',
  tell: 'describe…, print…, report…',
};
const verbPattern = new RegExp(`^(${Object.keys(verbs).join('|')})(?=[A-Z])`);

/** Returns the standard term for a name; undefined if the name is not on a list. */
const termFor = (name) =>
  Object.hasOwn(names, name) ? names[name] : verbs[verbPattern.exec(name)?.[1]];

const phrasePattern = new RegExp(
  `\\b(${Object.keys(phrases).join('|').replaceAll(' ', '\\s+(?:\\*\\s+)?')})\\b`,
  'gi',
);
const wordsOf = (found) => found.toLowerCase().replace(/\s+(?:\*\s+)?/g, ' ');

/** Comments and new names are plain English: no phrase or name of the lists above. */
export const plainWords = {
  create(context) {
    const lookAt = (id) => {
      const term = id?.type === 'Identifier' ? termFor(id.name) : undefined;
      if (term !== undefined)
        context.report({
          node: id,
          message: `The name "${id.name}" is not a standard term. Use ${term}.`,
        });
    };
    const lookAtFunction = (node) => {
      lookAt(node.id);
      node.params.forEach(lookAt);
    };
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments())
          for (const [found] of comment.value.matchAll(phrasePattern)) {
            const phrase = wordsOf(found);
            context.report({
              node: comment,
              message: `A comment says "${phrase}". Write: ${phrases[phrase]}.`,
            });
          }
      },
      VariableDeclarator: ({ id }) => lookAt(id),
      FunctionDeclaration: lookAtFunction,
      FunctionExpression: lookAtFunction,
      ArrowFunctionExpression: lookAtFunction,
      TSTypeAliasDeclaration: ({ id }) => lookAt(id),
    };
  },
};
