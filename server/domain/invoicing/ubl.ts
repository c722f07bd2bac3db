// The electronic invoice as UBL 2.1 (EN 16931): an Invoice or a CreditNote, its elements in the order of the schema.
import {
  allowanceOf,
  basisOf,
  creditTransfer,
  discountCode,
  exemptionCodes,
  isOutsideVat,
  specification,
  typeCode,
  unitCodes,
  vatCategory,
} from '#schema/invoicing/e-invoice.ts';
import type { InvoiceParty, InvoiceWhole, WholeLine } from '#schema/invoicing/invoice-whole.ts';
import { sayIn } from '#server/core/http/words.ts';
import { amountText, decimalText, type Xml, xmlText } from '../paper/xml.ts';

const oasis = 'urn:oasis:names:specification:ubl:schema:xsd';
const vat: Xml = { 'cbc:ID': 'VAT' };

type Parts = { readonly whole: InvoiceWhole; readonly say: ReturnType<typeof sayIn> };

const money = (cents: number, { currency }: InvoiceWhole): Xml => ({ '@currencyID': currency, '#': amountText(cents) });

const partyOf = (
  party: InvoiceParty,
  whole: InvoiceWhole,
  contact: { readonly phone?: string | null; readonly email?: string | null },
): Xml => ({
  'cac:Party': {
    'cbc:EndpointID': contact.email ? { '@schemeID': 'EM', '#': contact.email } : null,
    'cac:PartyIdentification': isOutsideVat(whole) && party.vat_number ? { 'cbc:ID': party.vat_number } : null,
    'cac:PartyName': { 'cbc:Name': party.name },
    'cac:PostalAddress': {
      'cbc:StreetName': party.address,
      'cbc:CityName': party.town,
      'cbc:PostalZone': party.zip,
      'cac:Country': { 'cbc:IdentificationCode': party.country },
    },
    'cac:PartyTaxScheme': party.vat_number && !isOutsideVat(whole) ? { 'cbc:CompanyID': party.vat_number, 'cac:TaxScheme': vat } : null,
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': party.name },
    'cac:Contact':
      contact.phone || contact.email ? { 'cbc:Telephone': contact.phone ?? null, 'cbc:ElectronicMail': contact.email ?? null } : null,
  },
});

/** The payment means; a credit note has none. */
const paymentOf = ({ kind, seller, payment_reference }: InvoiceWhole): Xml | null =>
  kind === 'invoice' && seller.iban
    ? {
        'cbc:PaymentMeansCode': creditTransfer,
        'cbc:PaymentID': payment_reference?.replace(/\s/g, '') ?? null,
        'cac:PayeeFinancialAccount': { 'cbc:ID': seller.iban, 'cbc:Name': seller.name },
      }
    : null;

/** Where and when goods went: mandatory where they leave for another member state. */
const deliveryOf = (whole: InvoiceWhole): Xml | null =>
  basisOf(whole) === 'goods'
    ? {
        'cbc:ActualDeliveryDate': whole.period_to ?? whole.issue_date,
        'cac:DeliveryLocation': { 'cac:Address': { 'cac:Country': { 'cbc:IdentificationCode': whole.buyer.country } } },
      }
    : null;

const categoryOf = (category: ReturnType<typeof vatCategory>, rate: number): Xml => ({
  'cbc:ID': category,
  'cbc:Percent': category === 'O' ? null : decimalText(rate),
});

const taxOf = ({ whole, say }: Parts): Xml => ({
  'cbc:TaxAmount': money(whole.vat_sum, whole),
  'cac:TaxSubtotal': whole.vat.map(({ rate, net, vat: tax }): Xml => {
    const [category, basis] = [vatCategory(whole, rate), basisOf(whole)];
    return {
      'cbc:TaxableAmount': money(net, whole),
      'cbc:TaxAmount': money(tax, whole),
      'cac:TaxCategory': {
        ...categoryOf(category, rate),
        'cbc:TaxExemptionReasonCode': basis && exemptionCodes[basis],
        'cbc:TaxExemptionReason': basis && say(`vat_basis.clause.${basis}`),
        'cac:TaxScheme': vat,
      },
    };
  }),
});

const lineOf = (line: WholeLine, at: number, { whole, say }: Parts): Xml => {
  const allowance = allowanceOf(line);
  return {
    'cbc:ID': String(at + 1),
    [whole.kind === 'invoice' ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity']: {
      '@unitCode': unitCodes[line.unit],
      '#': decimalText(line.quantity),
    },
    'cbc:LineExtensionAmount': money(line.amount, whole),
    'cac:AllowanceCharge': allowance && {
      'cbc:ChargeIndicator': 'false',
      'cbc:AllowanceChargeReasonCode': discountCode,
      'cbc:AllowanceChargeReason': say('invoice_paper.discount'),
      'cbc:MultiplierFactorNumeric': decimalText(line.discount),
      'cbc:Amount': money(allowance.amount, whole),
      'cbc:BaseAmount': money(allowance.base, whole),
    },
    'cac:Item': {
      'cbc:Description': line.task_number === null ? null : `#${line.task_number} ${line.task_title ?? ''}`.trim(),
      'cbc:Name': line.title,
      'cac:ClassifiedTaxCategory': { ...categoryOf(vatCategory(whole, line.vat_rate), line.vat_rate), 'cac:TaxScheme': vat },
    },
    'cac:Price': { 'cbc:PriceAmount': money(line.price, whole) },
  };
};

const periodOf = ({ period_from, period_to }: InvoiceWhole): Xml | null =>
  period_from || period_to ? { 'cbc:StartDate': period_from, 'cbc:EndDate': period_to } : null;

/** The document; its texts are in the client's language. */
export const ublText = (whole: InvoiceWhole): string => {
  const parts = { whole, say: sayIn(whole.buyer.language) };
  const isInvoice = whole.kind === 'invoice';
  const name = isInvoice ? 'Invoice' : 'CreditNote';
  const dated = isInvoice ? whole.due_date : null;
  return xmlText({
    [name]: {
      '@xmlns': `${oasis}:${name}-2`,
      '@xmlns:cac': `${oasis}:CommonAggregateComponents-2`,
      '@xmlns:cbc': `${oasis}:CommonBasicComponents-2`,
      'cbc:CustomizationID': specification,
      'cbc:ID': whole.number,
      'cbc:IssueDate': whole.issue_date,
      'cbc:DueDate': dated,
      [`cbc:${name}TypeCode`]: typeCode(whole),
      'cbc:Note': whole.credited?.reason ?? whole.notes,
      'cbc:DocumentCurrencyCode': whole.currency,
      'cac:InvoicePeriod': periodOf(whole),
      'cac:BillingReference': whole.credited && {
        'cac:InvoiceDocumentReference': { 'cbc:ID': whole.credited.number, 'cbc:IssueDate': whole.credited.issue_date },
      },
      'cac:AccountingSupplierParty': partyOf(whole.seller, whole, { phone: whole.seller.phone }),
      'cac:AccountingCustomerParty': partyOf(whole.buyer, whole, { email: whole.buyer.email }),
      'cac:Delivery': deliveryOf(whole),
      'cac:PaymentMeans': paymentOf(whole),
      // The standard requires a due date or payment terms when an amount is payable.
      'cac:PaymentTerms': dated ? null : { 'cbc:Note': parts.say(isInvoice ? 'invoice_paper.total' : 'invoice_paper.credit') },
      'cac:TaxTotal': taxOf(parts),
      'cac:LegalMonetaryTotal': {
        'cbc:LineExtensionAmount': money(whole.net, whole),
        'cbc:TaxExclusiveAmount': money(whole.net, whole),
        'cbc:TaxInclusiveAmount': money(whole.total, whole),
        'cbc:PayableAmount': money(whole.total, whole),
      },
      [`cac:${name}Line`]: whole.lines.map((line, at) => lineOf(line, at, parts)),
    },
  });
};
