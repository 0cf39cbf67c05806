// The code that a visitor who comes alone never needs: loaded when the form is touched.
export { ticketsOf } from './model/party';
export { PartyFields, PartyLines } from './PartyFields';
