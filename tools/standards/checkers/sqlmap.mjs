import { runBounded } from "../run-bounded.mjs";
import { notRun, verdictOf } from "../verdict.mjs";

const secondsEach = 90;

/** One endpoint of every kind: search by text, by choice, by id in the path, and a body. The star marks what is attacked. */
const targets = [
  ["/api/gears?search=ball&petType=Dogs&category=Toys&sort=price-asc&page=1"],
  ["/api/gear-suggestions?search=ball"],
  ["/api/gears/1*"],
  ["/api/pets/1*"],
  ["/gearshop?search=ball&petType=Dogs"],
  ["/api/login", '{"email":"someone@example.com","password":"a quiet river 7"}'],
];

export async function checkWithSqlmap({ origin, folder }) {
  const issues = [];
  const unfinished = [];
  for (const [path, body] of targets) {
    const { stdout, isMissing } = await attack(`${origin}${path}`, body, folder);
    if (isMissing) return notRun("Debian's package sqlmap is missing");
    if (isInjectable(stdout)) issues.push(`${path} is injectable`);
    else if (!hasFinished(stdout)) unfinished.push(path);
  }
  return verdictFor(issues, unfinished);
}

/** An address that was not attacked to the end has not passed: the shop was too slow, or sqlmap could not reach it. */
function verdictFor(issues, unfinished) {
  const finished = targets.length - unfinished.length;
  if (finished === 0) return notRun("sqlmap finished no address");
  const rest = unfinished.length > 0 ? `; not finished: ${unfinished.join(", ")}` : "";
  return verdictOf(issues, `${finished} of ${targets.length} addresses at level 1${rest}`);
}

const options = ["--batch", "--level=1", "--risk=1", "--flush-session", "--disable-coloring", "--dbms=PostgreSQL"];

function attack(url, body, folder) {
  const data = body ? ["--data", body, "--headers=Content-Type: application/json"] : [];
  const target = ["-u", url, "--ignore-code=400,401,404,422", `--output-dir=${folder}/sqlmap`];
  return runBounded("sqlmap", [...target, ...options, ...data], { seconds: secondsEach });
}

export const isInjectable = (output) => /identified the following injection point|is vulnerable/.test(output);
export const hasFinished = (output) => /do not appear to be injectable/.test(output);
