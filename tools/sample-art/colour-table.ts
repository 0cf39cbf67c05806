/** English colour words, as the alt texts use them; the value is the plain colour. */
const lines = `
red #cf2a27|reddish #a8584a|scarlet #e0301e|crimson #b3122f|vermilion #e2472b|madder #a8323a|cherry #8f1a32|pomegranate #a11d3b|raspberry #c2245e|wine #6f1d35|burgundy #6b1630|maroon #6e1b2a
orange #f0822a|persimmon #ea5f1f|apricot #f4ac6c|peach #f7c3a0|coral #f2745c|salmon #f09a82|amber #e79a1f|ginger #c4702c|saffron #f0a51d|caramel #b9773a|honey #d6993d|copper #b5653a
ochre #c8902f|yellow #f3c91f|yellowed #eee0b8|yellowish #e8dca4|gold #cfa036|golden #d8a835|mustard #cf9d1f|lemon #f4de3c|butter #f6e59a|straw #e8d690|flaxen #e2cf8f
green #3c8a4a|greenish #93ab92|olive #7a7a35|emerald #0f8f62|malachite #0f6b4f|moss #64743a|mossy #64743a|marsh #5c6b3c|grass #62a03a|grassy #62a03a|lettuce #9ccc5a|lime #a4d037|mint #a9dfc6|pistachio #b9cf8f|phosphor #8ff08a|teal #14737a|turquoise #1fb0ad
blue #2b5cb8|bluish #93a8bd|navy #16244f|ultramarine #2a2fa0|cobalt #1c43b5|azure #3f8fdc|cornflower #5f86dd|indigo #2b2d78|inky #161c38|midnight #191a3f|dove #8d9bb0|slate #5d6a78
violet #6c3fae|lilac #b79ad2|mauve #a983a8|purple #6b2f86|plum #66264f|aubergine #3f1c44
pink #ef8fb0|pinkish #e6b9b6|rose #d9758a|rosy #e0a0a4|flesh #f0bfae
brown #6f4527|brownish #8f7763|chestnut #6f3a22|walnut #5b3d2a|cinnamon #a8623a|coffee #5a3d2c|tobacco #8a6236|tea #b98d5c|sepia #704f33|rust #a8492a|rusty #a5452b|russet #94462a|terracotta #bd6443|brick #a84632|clay #a8775a|wood #a57c52|wooden #9a6d43|bronze #6e4d2f|earth #4e3a2c
sand #dcc391|sandy #dabf8f|beige #dccbb0|buff #dcc393|fawn #bd9f77|oatmeal #d9ccb4|linen #e6dcc6|limewash #eeebe2|cream #f5ead0|ivory #f2ead6|milk #f4efe4|milky #eeebe4|white #f7f6f2|whitish #e9e7e1|off-white #ece7da
grey #8d8f92|greyish #a9a8a4|silver #b9bdc2|silvery #b4b8bd|pearl #d3d2d0|pearly #dcdbd8|ash #a3a3a0|ashen #a9a8a5|lead #7d8288|steel #8b959f|concrete #a3a19c|asphalt #5d6064|gravel #94908a|newsprint #cfcbc1|graphite #3d4045|charcoal #33353a|soot #1d1c1d|black #141416`;

/** The plain colour of each word, as #rrggbb. */
export const colourTable: ReadonlyMap<string, string> = new Map(
  lines
    .trim()
    .split(/[|\n]/)
    .map((entry) => entry.split(' ') as [string, string]),
);

/** Words of two parts that do not mean a blend of both. */
export const phraseTable: ReadonlyMap<string, string> = new Map([
  ['red lead', '#d8452c'],
  ['sky blue', '#7fbbe6'],
  ['baked milk', '#e6cfb4'],
  ['moon-white', '#eceef2'],
  ['old gold', '#b08a2e'],
  ['lemon peel', '#f0d531'],
  ['pale wood', '#dcc29a'],
  ['blue-black', '#151b34'],
  ['black earth', '#2a211c'],
  ['wet-slate', '#4f5b68'],
  ['wine red', '#7a1730'],
  ['brick red', '#a83c2a'],
  ['bottle green', '#17513c'],
  ['lime green', '#9ccc35'],
  ['grass green', '#5f9f38'],
  ['icy blue', '#c4e0ee'],
  ['cobalt blue', '#1c43b5'],
]);

/** How a word before the colour changes it: lightness, chroma, and the lightest or darkest it may be. */
export interface Shade {
  lightness: number;
  chroma: number;
  least?: number;
  most?: number;
}

/** The words that change a colour. */
export const shadeTable: ReadonlyMap<string, Shade> = new Map([
  ['dark', { lightness: -0.18, chroma: 0.85, most: 0.4 }],
  ['deep', { lightness: -0.12, chroma: 1, most: 0.42 }],
  ['dense', { lightness: -0.04, chroma: 1.1 }],
  ['near-black', { lightness: -0.3, chroma: 0.7, most: 0.27 }],
  ['black', { lightness: -0.3, chroma: 0.7, most: 0.27 }],
  ['light', { lightness: 0.16, chroma: 0.6, least: 0.78, most: 0.93 }],
  ['pale', { lightness: 0.22, chroma: 0.4, least: 0.86, most: 0.95 }],
  ['faint', { lightness: 0.2, chroma: 0.45, least: 0.86, most: 0.93 }],
  ['faded', { lightness: 0.12, chroma: 0.5, least: 0.78 }],
  ['milk', { lightness: 0.2, chroma: 0.4, least: 0.88, most: 0.97 }],
  ['powder', { lightness: 0.1, chroma: 0.65, least: 0.84 }],
  ['icy', { lightness: 0.25, chroma: 0.35, least: 0.87, most: 0.95 }],
  ['whitish', { lightness: 0.28, chroma: 0.3, least: 0.89, most: 0.95 }],
  ['smoky', { lightness: 0.04, chroma: 0.55 }],
  ['dusty', { lightness: 0.02, chroma: 0.6 }],
  ['hot', { lightness: -0.04, chroma: 1.45 }],
  ['alarm', { lightness: -0.03, chroma: 1.5 }],
  ['bright', { lightness: 0.02, chroma: 1.15 }],
  ['sunny', { lightness: 0.03, chroma: 1.1 }],
  ['glowing', { lightness: 0.02, chroma: 1.15 }],
]);
