/**
 * Runs before the first paint: the visitor's theme, and whether and as what somebody is signed in. Pages are the same
 * for everybody, so this is the earliest moment they can differ; the style sheet does the rest, without a flicker.
 * It also remembers what is typed and pressed before the page is alive, and repeats it then: nothing is lost, and no form
 * goes to the server as the browser would send it, with a password in the address.
 * And it makes the page's Trusted Types policy for markup, which lets pass the empty script element by which React makes
 * all of them, and text without any markup. The validation library is told not to try whether it may write code: the
 * browser would report the attempt as a breach of the page's policy.
 */
export const bootScript = `(function (root) {
  if (window.trustedTypes) trustedTypes.createPolicy("default", {
    createHTML: function (text) { return text === "<script></" + "script>" || !/[<&]/.test(text) ? text : null; }
  });
  window.__zod_globalConfig = { jitless: true };
  try {
    var theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    root.dataset.session = localStorage.getItem("access_token") ? "in" : "out";
    var role = JSON.parse(localStorage.getItem("user_info") || "{}").role;
    if (role) root.style.setProperty("--role", JSON.stringify(role.name.charAt(0).toUpperCase() + role.name.slice(1)));
  } catch (error) {
    root.dataset.session = root.dataset.session || "out";
  }
  var press, typed = new Map();
  function early(type, note) {
    addEventListener(type, function (event) { if (!root.dataset.hydrated) note(event); }, true);
  }
  early("click", function (event) { press = event.target.closest("button"); });
  early("submit", function (event) { event.preventDefault(); });
  early("input", function (event) {
    var field = event.target;
    if (field.type !== "file") typed.set(field, field.type === "checkbox" ? field.checked : field.value);
  });
  function retype(value, field) {
    if (field.type === "checkbox") return field.checked !== value && field.click();
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value").set.call(field, value);
    ["input", "change"].forEach(function (type) { field.dispatchEvent(new Event(type, { bubbles: true })); });
  }
  window.markHydrated = function () {
    if (root.dataset.hydrated) return;
    root.dataset.hydrated = "yes";
    typed.forEach(retype);
    if (press) press.click();
  };
})(document.documentElement);`;
