// The styles of a table in one chunk, because the narrow rules override the wide ones and must come after them.
import './data-table.css';
import './data-table-narrow.css';
import './data-table-large.css';
