// The picture beside the sign-in form: two chevrons of a service jacket, drawn in the theme's neutral steps.
export const Jacket = () => (
  <div className="jacket" aria-hidden="true">
    <svg viewBox="0 0 640 800" preserveAspectRatio="xMidYMid slice" fill="none" aria-hidden="true">
      <path className="far" d="M-40 560 320 200 680 560" />
      <path className="near" d="M-40 760 320 400 680 760" />
      <path className="edge" d="M-66 534 320 148 706 534M-14 586 320 252 654 586M-66 734 320 348 706 734M-14 786 320 452 654 786" />
    </svg>
  </div>
);
