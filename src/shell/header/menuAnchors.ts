/** Ids of the menu's sheet and of the bar's closing part; anchors in content contain no `_`. */
export const openMenu = 'menu_open';
export const closedMenu = 'menu_closed';
