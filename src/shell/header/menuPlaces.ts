/**
 * Ids of the menu's sheet and of the part of the bar that closes it. They cannot collide with
 * anchors of content, which contain no `_`.
 */
export const openMenu = 'menu_open';
export const closedMenu = 'menu_closed';
