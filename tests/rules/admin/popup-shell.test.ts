// A popup that sends something stands on PressPopup: one press, and one place where a refusal is told.
import ts from 'typescript';
import { expect, it } from 'vitest';
import { fieldKinds } from '#schema/core/fields.ts';
import { type Source, written } from '../../support/sources.ts';

/** Popups whose main button calls nothing. */
const silent: Readonly<Record<string, string>> = {
  'admin/generic/form/leave-guard.tsx': 'lets the page be left',
  'admin/screens/meetings/meeting/popups/book-time.tsx': 'closes what was read',
  'admin/screens/projects/project/send-handover.tsx': 'closes what was handed over',
  'admin/screens/tasks/task/edit/tags.tsx': 'closes a list in which each tick counts at once',
  'admin/screens/wiki/wiki/overtaken.tsx': 'goes on writing',
  'admin/screens/wiki/wiki/writing.tsx': 'lets the page be left',
};

/** Whether a plain popup of the file has a main button. */
const acts = ({ path, text }: Source): boolean => {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const imported = file.statements.some((one) => ts.isImportDeclaration(one) && /\bPopup\b.*overlays\/popup\.tsx/s.test(one.getText()));
  const inNode = (node: ts.Node): boolean => {
    if ((ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) && node.tagName.getText() === 'Popup')
      if (/\baction\b/.test(node.attributes.getText())) return true;
    return ts.forEachChild(node, inNode) ?? false;
  };
  return imported && inNode(file);
};

const screens = written.filter(({ path }) => /^admin\/(generic|screens)\/.*\.tsx$/.test(path) && !path.startsWith('admin/generic/popup/'));

it('is not a plain popup with a press of its own', () => {
  expect(screens.filter(acts).map(({ path }) => path)).toEqual(Object.keys(silent));
});

/** What a screen writes of a field's kind itself. */
const kindIn = ({ path, text }: Source): string | undefined => {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const inNode = (node: ts.Node): string | undefined => {
    const isKind = ts.isPropertyAssignment(node) && node.name.getText() === 'kind' && ts.isStringLiteral(node.initializer);
    if (isKind && fieldKinds.some((kind) => kind === (node.initializer as ts.StringLiteral).text)) return node.getText();
    return ts.forEachChild(node, inNode);
  };
  return /\b(Input|Transition)Popup\b/.test(text) ? inNode(file) : undefined;
};

it('asks for what its call, its transition or its record declares', () => {
  expect(screens.filter((one) => kindIn(one)).map(({ path }) => path)).toEqual([]);
});

it.each([
  ["const input = { notes: { kind: 'longText', max: 4000 } };\nconst a = <InputPopup input={input} />;", "kind: 'longText'"],
  ['const a = <InputPopup input={callInputs[\'PUT /file/{fid}/notes\']} kind="danger" />;', undefined],
  ["const a = <InputPopup />;\nconst move = { kind: 'up' };", undefined],
  ["const column = { kind: 'text' };", undefined],
])('finds a field in %s', (text, found) => expect(kindIn({ path: 'admin/screens/a.tsx', text, lines: [text] })).toBe(found));

const plain = "import { Popup } from '#admin/ui/overlays/popup.tsx';\n";
it.each([
  ['admin/screens/a.tsx', `${plain}const a = <Popup open action={{ label: '', onAct: send }}>{null}</Popup>;`, true],
  ['admin/screens/b.tsx', `${plain}const b = <Popup open {...(may && { action })}>{null}</Popup>;`, true],
  ['admin/screens/c.tsx', `${plain}const c = <Popup open><Notice action={undo} /></Popup>;`, false],
  ['admin/screens/d.tsx', "import { Popup } from './mine.tsx';\nconst d = <Popup action={send} />;", false],
])('is found in %s', (path, text, found) => expect(acts({ path, text, lines: [text] })).toBe(found));
