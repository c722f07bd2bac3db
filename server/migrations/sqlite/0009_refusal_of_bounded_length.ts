// Texts have no length in SQLite: nothing changes here, so that both databases count their migrations alike.
import { Migration } from '@mikro-orm/migrations';

export default class RefusalOfBoundedLength extends Migration {
  override up(): void {}
}
