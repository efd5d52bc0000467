/**
 * Runs before the first paint: the visitor's theme and whether somebody is signed in. Pages are the same for everybody,
 * so this is the earliest moment they can differ, and the style sheet does the rest without a flicker.
 */
export const bootScript = `(function (root) {
  try {
    var theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    root.dataset.session = localStorage.getItem("access_token") ? "in" : "out";
  } catch (error) {
    root.dataset.session = "out";
  }
})(document.documentElement);`;
