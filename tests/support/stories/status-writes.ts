// Finds every place of the server that writes the field of a workflow, by its type and not by its name.
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../root.ts';

export type WorkflowField = { readonly entity: string; readonly field: string };

/** Compiles the server; `more` are files that exist only here, by path from the root. */
const compiled = (more: Readonly<Record<string, string>>): ts.Program => {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const extra = new Map(Object.entries(more).map(([path, text]) => [join(root, path), text]));
  const host = ts.createCompilerHost(options, true);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (name) => extra.has(name) || fileExists(name);
  host.readFile = (name) => extra.get(name) ?? readFile(name);
  host.getSourceFile = (name, version, ...others) => {
    const text = extra.get(name);
    return text === undefined ? getSourceFile(name, version, ...others) : ts.createSourceFile(name, text, version, true);
  };
  return ts.createProgram([...fileNames.filter((name) => name.startsWith(join(root, 'server/'))), ...extra.keys()], options, host);
};

const isAssignment = (node: ts.Node): node is ts.BinaryExpression =>
  ts.isBinaryExpression(node) &&
  node.operatorToken.kind >= ts.SyntaxKind.FirstAssignment &&
  node.operatorToken.kind <= ts.SyntaxKind.LastAssignment;

const nameOfCall = (call: ts.CallExpression): string =>
  ts.isPropertyAccessExpression(call.expression) ? call.expression.name.text : call.expression.getText();

/** The call whose argument this literal is. */
const callAround = (node: ts.Node): ts.CallExpression | undefined =>
  ts.isCallExpression(node.parent) && node.parent.expression !== node ? node.parent : undefined;

/** Where the server writes one of the fields: `server/domain/times/clock.ts:12 row.status = 3`. A row that is made may begin in any state. */
export const statusWrites = (fields: readonly WorkflowField[], more: Readonly<Record<string, string>> = {}): string[] => {
  const program = compiled(more);
  const checker = program.getTypeChecker();
  const tables = program.getSourceFile(join(root, 'generated/entities.ts'));
  const rows = tables?.statements.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === 'Rows');
  if (!rows) throw new Error('generated/entities.ts declares no Rows: the check cannot know the tables.');
  const columns = fields.map(({ entity, field }) => {
    const row = checker.getTypeAtLocation(rows).getProperty(entity);
    const column = row && checker.getTypeOfSymbol(row).getProperty(field)?.valueDeclaration;
    if (!column) throw new Error(`The table of ${entity} has no column ${field}.`);
    return { entity, field, column };
  });
  const isColumn = (symbol: ts.Symbol | undefined) => columns.some(({ column }) => symbol?.declarations?.includes(column));
  const columnIn = (type: ts.Type | undefined, name: string) => type !== undefined && isColumn(checker.getPropertyOfType(type, name));

  const names = new Set(fields.map(({ field }) => field));
  const typeOf = (node: ts.Node | undefined) => node && checker.getTypeAtLocation(node);
  const nameIn = (type: ts.Type) => {
    const name = type.getProperty('name');
    const value = name && checker.getTypeOfSymbol(name);
    return value?.isStringLiteral() ? value.value : undefined;
  };
  /** Calls that change a row: which argument says which table, and which ones say what changes. */
  const changes = (call: ts.CallExpression): boolean => {
    const { arguments: given } = call;
    const sets = (values: readonly ts.Node[], field: string) => values.some((node) => typeOf(node)?.getProperty(field));
    switch (nameOfCall(call)) {
      case 'assign':
        return columns.some(({ field }) => columnIn(typeOf(given[0]), field) && sets(given.slice(1), field));
      case 'change':
        return columns.some(
          ({ entity, field }) => given.some((node) => nameIn(checker.getTypeAtLocation(node)) === entity) && sets(given, field),
        );
      case 'nativeUpdate':
      case 'upsert': {
        const table = typeOf(given[0]);
        const row = table && 'target' in table ? checker.getTypeArguments(table as ts.TypeReference)[0] : undefined;
        return columns.some(({ field }) => columnIn(row, field) && sets(given.slice(nameOfCall(call) === 'upsert' ? 1 : 2, 3), field));
      }
      default:
        return false;
    }
  };
  const writes = (node: ts.Node): boolean => {
    if (isAssignment(node)) {
      const name = ts.isPropertyAccessExpression(node.left) ? node.left.name : node.left;
      return names.has(name.getText()) && isColumn(checker.getSymbolAtLocation(name));
    }
    if (ts.isCallExpression(node)) return changes(node);
    if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) {
      if (!names.has(node.name.getText())) return false;
      const around = callAround(node.parent);
      if (around && /^(create|insert|find|count)/.test(nameOfCall(around))) return false;
      return columnIn(checker.getContextualType(node.parent), node.name.getText());
    }
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      return columns.some(({ entity, field }) =>
        new RegExp(`\\bupdate\\s+"?${entity}"?\\s+set\\b[^;]*\\b${field}"?\\s*=`, 'i').test(node.getText()),
      );
    }
    return false;
  };

  const found: string[] = [];
  for (const file of program.getSourceFiles()) {
    const path = file.fileName.slice(root.length);
    if (!file.fileName.startsWith(join(root, 'server/')) || path.startsWith('server/migrations/')) continue;
    const visit = (node: ts.Node): void => {
      if (writes(node)) {
        const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
        found.push(`${path}:${line + 1} ${node.getText(file).replace(/\s+/g, ' ').slice(0, 100)}`);
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return found;
};
