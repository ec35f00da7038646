import { readdirSync } from 'node:fs';

/**
 * Which folder may import which (docs/decisions/0001-one-direction.md). A zone reads:
 * what lies in `target` must not import what lies in `from`, but for `except`.
 */
const root = import.meta.dirname;

function forbid(target, from, why, except = []) {
  return { target: `${root}/${target}`, from: `${root}/${from}`, except, message: why };
}

/** `shared` lies beside the features and may be imported by all of them. */
function featuresKeepApart(folder, shared = []) {
  return readdirSync(`${root}/${folder}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) =>
      forbid(`${folder}/${name}`, folder, 'A feature never imports another feature.', [
        `./${name}`,
        ...shared,
      ]),
    );
}

const outside = {
  domain: ['packages/local-firestore', 'functions', 'web', 'tools', 'tests'],
  'local-firestore': ['packages/domain', 'functions', 'web', 'tools', 'tests'],
  functions: ['packages/local-firestore', 'web', 'tools', 'tests'],
  web: ['packages/local-firestore', 'functions', 'tools', 'tests'],
  tools: ['web', 'tests'],
};

const betweenPackages = [
  ...outside.domain.map((from) => forbid('packages/domain', from, 'The domain imports nothing of ours.')),
  ...outside['local-firestore'].map((from) =>
    forbid('packages/local-firestore', from, 'The local Firestore stands alone.'),
  ),
  ...outside.functions.map((from) => forbid('functions', from, 'The function imports the domain only.')),
  ...outside.web.map((from) => forbid('web', from, 'The web app imports the domain only.')),
  ...outside.tools.map((from) =>
    forbid('tools', from, 'Tools import the domain, the function and Firestore.'),
  ),
];

/** The folders of the function from top to bottom: each may import those below it. */
const functionFolders = ['http', 'features', 'presenters', 'accounts', 'storage', 'platform'];

const withinFunctions = functionFolders.flatMap((upper, index) =>
  functionFolders
    .slice(index + 1)
    .map((lower) =>
      forbid(`functions/src/${lower}`, `functions/src/${upper}`, `${functionFolders.join(' → ')} → domain.`),
    ),
);

const withinPackages = [
  ...withinFunctions,
  forbid('web/src/shared', 'web/src/features', 'app → features → shared → domain.'),
  forbid('web/src/shared', 'web/src/app', 'app → features → shared → domain.'),
  forbid('web/src/features', 'web/src/app', 'app → features → shared → domain.'),
  ...['features', 'app'].flatMap((folder) => [
    forbid('web/src/score', `web/src/${folder}`, 'score → shared → domain.'),
    forbid(`web/src/${folder}`, 'web/src/score', 'The page of the scorers has a build of its own.'),
  ]),
  forbid('web/src/shared', 'web/src/score', 'score → shared → domain.'),
];

export const importDirections = [
  ...betweenPackages,
  ...withinPackages,
  ...featuresKeepApart('functions/src/features', ['./route.ts']),
  ...featuresKeepApart('web/src/features'),
];
