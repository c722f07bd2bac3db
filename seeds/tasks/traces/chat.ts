// The chats of tasks: short messages between colleagues, as typed on a phone.

import { nameOf, userId } from '../../cast.ts';
import type { Random } from '../../random.ts';
import type { Row } from '../../rows.ts';
import { minutes } from '../../times/calendar.ts';

type Role = 'office' | 'owner' | 'mate';
type Line = readonly [who: Role, text: string];

/** `@owner` and `@mate` become mentions of them. */
const talks: readonly (readonly Line[])[] = [
  [
    ['office', '@owner gospa prosi za klic pred prihodom. Ključ je na recepciji.'],
    ['owner', 'Poklicana. Zaprejo vodo od 8. do 12. ure.'],
  ],
  [
    ['mate', 'Meritev izolacije je v redu. @owner prinesi še tesnila DN 40, ta so počena.'],
    ['owner', 'Imam štiri, čez deset minut sem nazaj.'],
  ],
  [
    ['owner', 'Del je naročen, dobavitelj obljublja četrtek.'],
    ['office', 'V redu, stranki povem, da pridemo v petek zjutraj.'],
  ],
  [
    ['office', '@owner stranka sprašuje, ali lahko začneš pol ure prej.'],
    ['owner', 'Lahko, ob pol osmih sem tam.'],
    ['office', 'Hvala, sporočim.'],
  ],
  [
    ['owner', 'Parkiranje je samo na dvorišču, zapornica se odpre na klic.'],
    ['mate', 'Hvala, sem že pred vrati.'],
  ],
  [
    ['owner', 'Za dvig zunanje enote sva potrebna dva. @mate imaš jutri ob 9. čas?'],
    ['mate', 'Imam, pridem s kombijem.'],
  ],
  [['mate', 'Navodila za zagon: https://docs.example.com/zagon/krog-2. Nastavitve sem pustil na 1,8 bar.']],
  [
    ['owner', 'V omari ni prostega mesta za odklopnik, dodam manjšo dozo.'],
    ['office', 'Velja, dopišem v ponudbo.'],
  ],
  [['office', 'Stranka je danes dosegljiva samo do 14. ure.']],
  [
    ['owner', 'Slike stanja so v datotekah. Gospod želi ponudbo še za drugo nadstropje.'],
    ['office', '@owner ponudba gre ven jutri.'],
  ],
];

/** Moves a time in the evening or at night to between eight and two of the same day. The hour is that of winter; one more does not matter. */
const daytime = (second: number, random: Random): number => {
  const hour = Math.floor((second / 3600 + 1) % 24);
  return hour >= 7 && hour < 16 ? second : second - (hour - 8) * 3600 + random.integer(0, minutes(300));
};

/** Chats on some open and recent tasks, between the owner, a colleague on the task and who added it; no message is older than the task or in the future. */
export const chatFor = (
  task: Row<'task'>,
  { team, from, until, sure }: { team: readonly number[]; from: number; until: number; sure: boolean },
  random: Random,
): Omit<Row<'comment'>, 'id'>[] => {
  const owner = task.company_user_id;
  const mate = team.find((id) => id !== owner);
  if (owner === 0 || until - from < minutes(90) || !(sure || random.chance(0.3))) return [];
  const fitting = talks.filter(
    (talk) => mate !== undefined || talk.every(([author, text]) => author !== 'mate' && !text.includes('@mate')),
  );
  const people: Readonly<Record<Role, number>> = {
    office: task.user_added === owner ? userId('luka') : task.user_added,
    owner,
    mate: mate ?? owner,
  };
  return random.some(fitting, sure ? 2 : 1).flatMap((talk) => {
    let sentAt = daytime(random.integer(from, until), random);
    if (sentAt < from || sentAt > until - minutes(60)) sentAt = until - minutes(90);
    if (sentAt < from || daytime(sentAt, random) !== sentAt) return [];
    return talk.map(([author, text]) => {
      sentAt += random.integer(60, minutes(18));
      const mentioned = (['owner', 'mate'] as const).filter((role) => text.includes(`@${role}`));
      return {
        task_id: task.id,
        offer_id: null,
        project_id: null,
        meeting_id: null,
        user_id: people[author],
        text: mentioned.reduce((line, role) => line.replace(`@${role}`, `@${nameOf(people[role])}`), text),
        mentions: mentioned.map((role) => people[role]),
        date_added: new Date(sentAt * 1000).toISOString(),
      };
    });
  });
};
