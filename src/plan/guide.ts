// The code that the plan needs once a place is chosen or the visitor's place is known; loaded then,
// as one file.
export { stepFreeInstead, viewOf, waysFrom } from './model/directions';
export { findPlace } from './model/findPlace';
export { PlaceDirections } from './PlaceDirections';
