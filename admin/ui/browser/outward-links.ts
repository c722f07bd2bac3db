// Links out of the app: phone and mail.

export const telephoneLink = (phone: string) => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
/** Characters of an address that have a meaning in a link are escaped: `&`, `?`, `%`. */
export const mailLink = (email: string) => `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
