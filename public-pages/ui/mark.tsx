// The logo: the reflective stripes of a service jacket.
export const Mark = () => (
  <svg className="mark" viewBox="0 0 22 22" aria-hidden="true">
    <rect width="22" height="22" rx="5" fill="#2b3431" />
    <path d="M0 14.5 8.5 6h5L22 14.5V19L13 10H9L0 19z" fill="#d3ee4a" />
    <path d="M1.5 10 8.6 3h4.8l7.1 7" fill="none" stroke="#edf2ef" strokeWidth="1.8" />
  </svg>
);
