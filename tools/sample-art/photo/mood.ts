import { rgb, type Rgb } from '../colour';

/** The light of a photograph: walls, floor, air and lamps. */
export interface Mood {
  wall: Rgb;
  panel: Rgb;
  floor: Rgb;
  dark: Rgb;
  light: Rgb;
  coats: readonly string[];
}

const mood = (wall: string, panel: string, floor: string, dark: string, light: string, coats: string): Mood => ({
  wall: rgb(wall), panel: rgb(panel), floor: rgb(floor), dark: rgb(dark), light: rgb(light), coats: coats.split(' '),
});

/** The moods that photos.yaml may name. */
export const moods: Readonly<Record<string, Mood>> = {
  morning: mood('#d9cfc0', '#f4f1ea', '#b9a894', '#5b5148', '#fff4dc', '#2f3e5c #b5472b #e3ded2 #1d1d1f #6f7a5a #c9a05a'),
  noon: mood('#e4e2dc', '#fbfaf7', '#c4c2bc', '#5f6064', '#ffffff', '#1c1c1e #1c3fc4 #d8432b #ece8df #7d7b77 #e9bd3c'),
  amber: mood('#c99a5e', '#f3dfbb', '#8f6238', '#3e2817', '#ffe0a0', '#3a2418 #8c2f1f #d9b27a #1d1a18 #4d5a4a #efe2c6'),
  evening: mood('#3d3a55', '#8d86a0', '#2a2638', '#14121f', '#ffca85', '#14131c #6d3f5c #caa27a #2c3a5c #8a8296 #b5523d'),
  rose: mood('#dba79b', '#f8e6de', '#a9766c', '#553038', '#fff0e2', '#5a1a2b #f2efe9 #2b2b38 #c2475a #7c8da6 #e8b07a'),
  cool: mood('#9fb3bf', '#eef3f4', '#6f8591', '#22323d', '#f2fbff', '#10222e #d96b4a #e6ebec #38607a #8fa7b0 #e2c25a'),
  green: mood('#8fa890', '#eff1e4', '#5f7562', '#1c2c22', '#fbf7dc', '#16261c #c9702e #ecebda #4a6b52 #2b2b26 #b7c46a'),
  mono: mood('#b4b3b0', '#f0efec', '#888784', '#262625', '#ffffff', '#1a1a1a #4a4a49 #8b8a87 #d6d5d1 #2e2e2e #b5b4b1'),
};
