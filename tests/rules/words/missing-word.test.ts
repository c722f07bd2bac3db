// A word that is missing does not compile, and what the compiler says names it.
import { expect, it } from 'vitest';
import { complaintsOf } from '../../support/complaints.ts';

const given = `
import type { contact } from './clients/contact.ts';
import type { EntityTranslation, EntityWords } from './core/entity-words.ts';
import type { Translate, WordKey } from './core/words.ts';
import type { WorkflowWords } from './core/workflow.ts';
declare const say: Translate<{ tag: { one: 'Oznaka'; count: '%{smart_count} oznaka' } }>;
declare const either: 'tag.one' | 'tag.two';
type Slovenian = Pick<EntityWords<typeof contact>, 'one' | 'fields'>;
type Lives = { cake: { transitions: {
  bake: { from: 'dough'; to: 'baked'; allow: { is: 'signedIn' }; require: ['ovenIsHot'] };
  taste: { from: 'baked'; to: 'same'; allow: { is: 'signedIn' }; untold: true };
} } };
type Said<Names extends string> = { readonly [Name in Names]: string };
type CakeWords<Transitions extends string, History extends string, Guards extends string> = {
  cake: { transitions: Said<Transitions>; history: Said<History> };
  people: { why: { guards: Said<Guards> } };
};
type Unsaid<Words> = Exclude<WorkflowWords<Lives, 'create'>, WordKey<Words>>;
type None<Missing extends never> = Missing;
type German = EntityTranslation<{ one: 'Kontakt'; fields: { l_name: 'Priimek' } }, typeof contact>;
`;

/** What is written, and what a complaint of the compiler names; none where it compiles. */
const cases: readonly [what: string, line: string, complaint?: RegExp][] = [
  ['a word that is said', "say('tag.one');"],
  ['a word that is said with its parameter', "say('tag.count', { smart_count: 1 });"],
  ['a word that nobody says', "say('tag.many');", /"tag\.many"/],
  ['a word that nobody says, with parameters', "say('tag.counted', { smart_count: 1 });", /"tag\.counted"/],
  ['one of several words', 'say(either);', /"tag\.two"/],
  ['a parameter', "say('tag.count', {});", /smart_count/],
  ['a field that has a default', "({ one: 'Kontakt', fields: { l_name: 'Priimek' } }) satisfies Slovenian;"],
  [
    'a default that is said otherwise',
    "({ one: 'Kontakt', fields: { l_name: 'Nachname', client_id: 'Firma' }, form: { reach: 'Kontakt' } }) satisfies German;",
  ],
  ['a field without a default', "({ one: 'Kontakt', fields: { client_id: 'Podjetje' } }) satisfies Slovenian;", /'l_name'/],
  ['a field without a default, in another language', "({ one: 'Kontakt', fields: { name: 'Name' } }) satisfies German;", /'l_name'/],
  ['a group of the form without a default', "({ one: 'Kontakt', fields: { l_name: 'Nachname' } }) satisfies German;", /'form'/],
  ['a life in its words', "type Case1 = None<Unsaid<CakeWords<'bake' | 'taste', 'bake', 'ovenIsHot'>>>;"],
  ['a transition without a name', "type Case2 = None<Unsaid<CakeWords<'bake', 'bake', 'ovenIsHot'>>>;", /"cake\.transitions\.taste"/],
  [
    'a transition that the history does not tell',
    "type Case3 = None<Unsaid<CakeWords<'bake' | 'taste', 'eat', 'ovenIsHot'>>>;",
    /"cake\.history\.bake"/,
  ],
  [
    'a guard without a reason',
    "type Case4 = None<Unsaid<CakeWords<'bake' | 'taste', 'bake', 'ovenIsCold'>>>;",
    /"people\.why\.guards\.ovenIsHot"/,
  ],
  ['a field that is none', "({ one: 'Kontakt', fields: { l_name: 'Nachname', nick: 'Spitzname' } }) satisfies German;", /'nick'/],
];

const complaints = complaintsOf(
  given,
  cases.map(([, line]) => line),
);

it.each(cases.map(([label, , complaint], at) => [label, at, complaint] as const))('%s', (_what, at, complaint) => {
  expect(complaints[at]).toEqual(complaint ? [expect.stringMatching(complaint)] : []);
});
