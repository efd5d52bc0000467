/** What a package.json may ask for; a peer is somebody else's to bring. */
const dependencyKinds = ["dependencies", "devDependencies", "optionalDependencies"];
const exactVersion = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
const registry = "https://registry.npmjs.org/";

/**
 * Why a lock file cannot be trusted to install what its project asks for, one sentence each. `manifests` holds the
 * package.json of the project under "" and of its workspaces under their folders.
 */
export const lockFileIssues = (lock, manifests) => [
  ...Object.entries(manifests).flatMap(([folder, manifest]) => syncIssues(lock, folder, manifest)),
  ...installedPackages(lock).flatMap(([place, entry]) => originIssues(place, entry)),
  ...installScriptIssues(lock, manifests[""]),
];

/** Everything that comes from outside, by its place. */
export const installedPackages = ({ packages }) =>
  Object.entries(packages).filter(([place, { link }]) => place.includes("node_modules/") && !link);

export const packageNameOf = (place) => place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);

function syncIssues(lock, folder, manifest) {
  const where = folder || "the project";
  const noted = lock.packages[folder];
  if (!noted) return [`The lock file does not know the workspace ${folder}.`];
  const outOfStep = dependencyKinds.filter((kind) => !isSame(manifest[kind], noted[kind]));
  const wanted = dependencyKinds.flatMap((kind) => Object.entries(manifest[kind] ?? {}));
  return [
    ...outOfStep.map((kind) => `The lock file is out of step with the ${kind} of ${where}.`),
    ...wanted.flatMap(([name, version]) => versionIssues(lock, folder, name, version)),
  ];
}

const isSame = (a = {}, b = {}) => sorted(a) === sorted(b);
const sorted = (record) => JSON.stringify(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Only exact versions: a range, or the address of a repository, would be another thing tomorrow. */
function versionIssues({ packages }, folder, name, version) {
  const found = packages[`${folder}/node_modules/${name}`] ?? packages[`node_modules/${name}`];
  if (found?.link) return [];
  if (!exactVersion.test(version)) return [`${name} is asked for as ${version}, which is no exact version.`];
  return found?.version === version ? [] : [`The lock file holds ${name} as ${found?.version}, not as ${version}.`];
}

function originIssues(place, { integrity, resolved }) {
  const isForeign = resolved !== undefined && !resolved.startsWith(registry);
  return [
    ...(integrity?.startsWith("sha512-") ? [] : [`${place} has no SHA-512 to be recognised by.`]),
    ...(isForeign ? [`${place} comes from ${resolved} and not from the registry.`] : []),
  ];
}

/** Every package that would run something when it is installed was looked at, and is named with the outcome. */
function installScriptIssues(lock, { allowScripts = {} }) {
  const withScripts = new Set(
    installedPackages(lock)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([place]) => packageNameOf(place)),
  );
  const unnamed = [...withScripts].filter((name) => !(name in allowScripts));
  const idle = Object.keys(allowScripts).filter((name) => !withScripts.has(name));
  return [
    ...unnamed.map((name) => `${name} has an install script and is not named in allowScripts.`),
    ...idle.map((name) => `allowScripts names ${name}, which has no install script.`),
  ];
}
