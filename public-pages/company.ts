// Whose pages these are, as the server writes it into each of them.

/** Name, empty where there is none yet, and telephone number. */
export const companyHere = () => {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="company"]');
  return { name: meta?.content ?? '', phone: meta?.dataset.phone || null };
};

/** What a press on a telephone number opens. */
export const callAddress = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
