/**
 * Ids of the menu's sheet, and of the element whose hash closes it. Anchors in content contain no
 * `_`.
 */
export const openMenu = 'menu_open';
export const closedMenu = 'menu_closed';
