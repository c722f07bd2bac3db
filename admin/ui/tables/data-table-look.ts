// How a table looks, wide and narrow: one part, because the narrow rules stand on the wide ones and must come after them.
import './data-table.css';
import './data-table-narrow.css';
import './data-table-large.css';
