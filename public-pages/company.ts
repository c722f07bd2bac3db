// The company whose pages these are, as the server writes it into each page.

/** The company's name (empty where there is none yet) and telephone number. */
export const companyHere = () => {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="company"]');
  return { name: meta?.content ?? '', phone: meta?.dataset.phone || null };
};

/** The link that calls a telephone number. */
export const callAddress = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
