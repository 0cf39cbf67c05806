// The code that the plan needs once a place is chosen or the visitor's place is known; loaded then,
// as one file.
export { findPlace, stepFreeInstead, viewOf, waysFrom } from './model/directions';
export { PlaceDirections } from './PlaceDirections';
