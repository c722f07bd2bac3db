// Adds a line to an object, a list or the imports of a source file by its syntax tree; the rest of the file stays unchanged.
import ts from 'typescript';

/** A path from a declaration's name, or `default`, down through properties: `['machine', 'list', 'columns']`. */
export type Place = readonly string[];

const parsed = (text: string) => ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true);

/** The expression inside `{…} as const satisfies T`, or the last argument of a call. */
const bare = (node: ts.Expression | undefined): ts.Expression | undefined => {
  if (!node) return undefined;
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)) return bare(node.expression);
  if (ts.isCallExpression(node)) return bare(node.arguments.at(-1));
  return node;
};

const declared = (file: ts.SourceFile, name: string): ts.Expression | undefined => {
  for (const statement of file.statements) {
    if (name === 'default' && ts.isExportAssignment(statement)) return bare(statement.expression);
    if (!ts.isVariableStatement(statement)) continue;
    const found = statement.declarationList.declarations.find((one) => one.name.getText(file) === name);
    if (found) return bare(found.initializer);
  }
  return undefined;
};

const nameOf = (property: ts.ObjectLiteralElementLike): string | undefined =>
  property.name && (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name)) ? property.name.text : undefined;

const at = (file: ts.SourceFile, [name = '', ...path]: Place): ts.Expression | undefined =>
  path.reduce<ts.Expression | undefined>(
    (node, step) => {
      if (!node || !ts.isObjectLiteralExpression(node)) return undefined;
      const property = node.properties.find((one) => nameOf(one) === step);
      return property && ts.isPropertyAssignment(property) ? bare(property.initializer) : undefined;
    },
    declared(file, name),
  );

const missing = (place: Place, subject: string) => new Error(`There is no ${subject} at ${place.join('.')}.`);

/** Inserts code after the existing items, or as the first one. */
const inserted = (text: string, open: number, items: readonly ts.Node[], code: string): string => {
  const end = items.at(-1)?.end;
  return end === undefined ? `${text.slice(0, open)}${code}${text.slice(open)}` : `${text.slice(0, end)}, ${code}${text.slice(end)}`;
};

/** The code at a path. */
export const textAt = (text: string, place: Place): string => {
  const file = parsed(text);
  const node = at(file, place);
  if (!node) throw missing(place, 'code');
  return node.getText(file);
};

/** The comment before a property. */
export const aboutAt = (text: string, place: Place): string => {
  const property = at(parsed(text), place)?.parent;
  const about = property && ts.isPropertyAssignment(property) ? ts.getJSDocCommentsAndTags(property)[0]?.comment : undefined;
  if (typeof about !== 'string') throw missing(place, 'comment');
  return about;
};

export const has = (text: string, place: Place): boolean => at(parsed(text), place) !== undefined;

/** The property names of an object, in order. */
export const namesAt = (text: string, place: Place): string[] => {
  const node = at(parsed(text), place);
  return node && ts.isObjectLiteralExpression(node) ? node.properties.flatMap((one) => nameOf(one) ?? []) : [];
};

/** Adds `code`, a whole property, at the end of the object, or before the named property. */
export const addProperty = (text: string, place: Place, code: string, before?: string): string => {
  const file = parsed(text);
  const node = at(file, place);
  if (!node || !ts.isObjectLiteralExpression(node)) throw missing(place, 'object');
  const end = node.properties.findIndex((one) => before !== undefined && nameOf(one) === before);
  return inserted(text, node.getStart(file) + 1, end < 0 ? node.properties : node.properties.slice(0, end), code);
};

/** Adds an element at the end of a list. */
export const addElement = (text: string, place: Place, code: string): string => {
  const file = parsed(text);
  const node = at(file, place);
  if (!node || !ts.isArrayLiteralExpression(node)) throw missing(place, 'list');
  return inserted(text, node.getStart(file) + 1, node.elements, code);
};

/** Imports names from a module, merged with an existing import. */
export const addImports = (text: string, module: string, names: readonly string[]): string => {
  const file = parsed(text);
  const imports = file.statements.filter((one) => ts.isImportDeclaration(one));
  const same = imports.find(({ moduleSpecifier }) => ts.isStringLiteral(moduleSpecifier) && moduleSpecifier.text === module);
  const bindings = same?.importClause?.namedBindings;
  const type = same?.importClause?.isTypeOnly ? 'type ' : '';
  const known = bindings && ts.isNamedImports(bindings) ? bindings.elements.map((one) => `${type}${one.getText(file)}`) : [];
  const all = [...new Set([...known, ...names])].sort((a, b) => a.replace('type ', '').localeCompare(b.replace('type ', '')));
  if (all.length === known.length) return text;
  const line = `import { ${all.join(', ')} } from '${module}';`;
  if (same) return `${text.slice(0, same.getStart(file))}${line}${text.slice(same.end)}`;
  const last = imports.at(-1);
  if (last) return `${text.slice(0, last.end)}\n${line}${text.slice(last.end)}`;
  const start = file.statements[0]?.getStart(file) ?? text.length;
  return `${text.slice(0, start)}${line}\n\n${text.slice(start)}`;
};

/** Replaces each phrase in a file of words: `phrase` gets the text and answers the new code. */
export const withPhrases = (text: string, phrase: (phrase: string) => string): string => {
  const file = parsed(text);
  const found: ts.StringLiteralLike[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isStringLiteralLike(node.initializer)) found.push(node.initializer);
    else ts.forEachChild(node, visit);
  };
  visit(file);
  return found.reduceRight((now, node) => `${now.slice(0, node.getStart(file))}${phrase(node.text)}${now.slice(node.end)}`, text);
};

const scanner = ts.createScanner(ts.ScriptTarget.Latest, true);
/** Whether a name is a reserved word: `class`, `import`. */
export const isReserved = (name: string): boolean => {
  scanner.setText(name);
  const kind = scanner.scan();
  return kind >= ts.SyntaxKind.FirstReservedWord && kind <= ts.SyntaxKind.LastFutureReservedWord;
};
