// The company's name beside its stripe.
import { Link } from 'react-router';
import { useWords } from '../page/words.tsx';

export function Brand({ company }: { company: string }) {
  const t = useWords();
  return (
    <Link to="/" className="ui-brand row gap-10 grow fit" aria-label={`${company}, ${t('menu.home')}`}>
      <svg width="1.375rem" height="1.375rem" viewBox="0 0 22 22" aria-hidden="true">
        <rect width="22" height="22" rx="5" className="ui-brand-cloth" />
        <path d="M0 15.5 8.5 7h5L22 15.5V20L13 11H9L0 20z" className="ui-brand-stripe" transform="translate(0 -1)" />
        <path d="M1.5 10 8.6 3h4.8l7.1 7" className="ui-brand-line" />
      </svg>
      <span className="ui-brand-name fit ui-one-line">{company}</span>
    </Link>
  );
}
