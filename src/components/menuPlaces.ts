/**
 * Ids of the menu's sheet and of the bar's part that closes it. No anchor of content can be one:
 * those have no `_`.
 */
export const openMenu = 'menu_open';
export const closedMenu = 'menu_closed';
