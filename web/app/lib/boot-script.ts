/**
 * Runs before the first paint: the visitor's theme, and whether and as what somebody is signed in. Pages are the same
 * for everybody, so this is the earliest moment they can differ; the style sheet does the rest, without a flicker.
 * It also remembers a button that is pressed before the page is alive, so that no press is lost (see early-press.ts).
 */
export const bootScript = `(function (root) {
  try {
    var theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    root.dataset.session = localStorage.getItem("access_token") ? "in" : "out";
    var role = JSON.parse(localStorage.getItem("user_info") || "{}").role;
    if (role) root.style.setProperty("--role", JSON.stringify(role.name.charAt(0).toUpperCase() + role.name.slice(1)));
  } catch (error) {
    root.dataset.session = root.dataset.session || "out";
  }
  addEventListener("click", function (event) {
    if (!root.dataset.alive) window.earlyPress = event.target.closest("button");
  }, true);
})(document.documentElement);`;
