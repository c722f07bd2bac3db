// The card of a client in Slovenian.
export default {
  none: 'Brez stranke',
  headOffice: 'Sedež stranke',
  noContact: 'Brez kontakta',
  noEmail: 'brez e-pošte',
  noAddress: 'brez naslova',
  noVatNumber: 'brez davčne številke',
};
