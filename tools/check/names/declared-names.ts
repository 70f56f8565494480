import ts from 'typescript';

/** What a name was declared as. */
export type NameKind = 'type' | 'function' | 'method' | 'field' | 'parameter' | 'variable' | 'scene' | 'css' | 'path';

export interface DeclaredName {
  name: string;
  kind: NameKind;
  /** Path from the root of the repository. */
  file: string;
  line: number;
}

const KINDS = new Map<ts.SyntaxKind, NameKind>([
  [ts.SyntaxKind.ClassDeclaration, 'type'],
  [ts.SyntaxKind.InterfaceDeclaration, 'type'],
  [ts.SyntaxKind.TypeAliasDeclaration, 'type'],
  [ts.SyntaxKind.EnumDeclaration, 'type'],
  [ts.SyntaxKind.TypeParameter, 'type'],
  [ts.SyntaxKind.FunctionDeclaration, 'function'],
  [ts.SyntaxKind.FunctionExpression, 'function'],
  [ts.SyntaxKind.MethodDeclaration, 'method'],
  [ts.SyntaxKind.MethodSignature, 'method'],
  [ts.SyntaxKind.GetAccessor, 'field'],
  [ts.SyntaxKind.SetAccessor, 'field'],
  [ts.SyntaxKind.PropertySignature, 'field'],
  [ts.SyntaxKind.PropertyDeclaration, 'field'],
  [ts.SyntaxKind.EnumMember, 'field'],
  [ts.SyntaxKind.Parameter, 'parameter'],
  [ts.SyntaxKind.BindingElement, 'variable'],
  [ts.SyntaxKind.VariableDeclaration, 'variable'],
]);

const SCENE_FILE = /^engine\/document\/|\.schema\.ts$/;
const SHAPES = /^z\.(?:object|strictObject|looseObject|interface)$/;

/** The keys of a zod shape are fields; keys of any other object literal are data. */
function isShapeKey(node: ts.Node): boolean {
  const shape = node.parent;
  return (
    ts.isPropertyAssignment(node) &&
    ts.isObjectLiteralExpression(shape) &&
    ts.isCallExpression(shape.parent) &&
    SHAPES.test(shape.parent.expression.getText())
  );
}

function kindOf(node: ts.Node, inScene: boolean): NameKind | undefined {
  if (isShapeKey(node)) return inScene ? 'scene' : 'field';
  const kind = KINDS.get(node.kind);
  if (kind === 'variable' && ts.isVariableDeclaration(node) && node.initializer !== undefined) {
    return ts.isArrowFunction(node.initializer) ? 'function' : 'variable';
  }
  // A method written inside an object literal takes its name from the type that the literal fills.
  return ts.isMethodDeclaration(node) && ts.isObjectLiteralExpression(node.parent) ? undefined : kind;
}

type NamedNode =
  | ts.VariableDeclaration
  | ts.ParameterDeclaration
  | ts.BindingElement
  | ts.PropertyAssignment
  | ts.PropertySignature
  | ts.MethodDeclaration
  | ts.FunctionDeclaration;

/** The guard names the shapes that matter: all kinds of the table carry their name in the same place. */
const isNamed = (node: ts.Node): node is NamedNode => KINDS.has(node.kind) || ts.isPropertyAssignment(node);

/** Every name that a source file declares. */
export function declaredNames(file: string, text: string): DeclaredName[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const inScene = SCENE_FILE.test(file);
  const names: DeclaredName[] = [];
  const visit = (node: ts.Node): void => {
    const kind = isNamed(node) ? kindOf(node, inScene) : undefined;
    if (kind !== undefined && isNamed(node) && node.name !== undefined && ts.isIdentifier(node.name)) {
      const { line } = source.getLineAndCharacterOfPosition(node.name.getStart());
      names.push({ name: node.name.text, kind, file, line: line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

const withoutComments = (css: string): string =>
  css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
const CLASS = /\.(-?[a-z_][\w-]*)(?=[^{}]*\{)/gi;

/** Every class that a style sheet declares. */
export function cssClasses(file: string, text: string): DeclaredName[] {
  const css = withoutComments(text);
  return [...css.matchAll(CLASS)].map((match) => ({
    name: match[1] ?? '',
    kind: 'css',
    file,
    line: css.slice(0, match.index).split('\n').length,
  }));
}

/** The words of files and folders; `.routes.ts` and the like are words too. */
export const pathNames = (file: string): DeclaredName[] => [{ name: file, kind: 'path', file, line: 1 }];
