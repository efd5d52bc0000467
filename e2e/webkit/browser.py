#!/usr/bin/python3
"""The smallest browser that WebKitWebDriver can drive.

Without a toolbar its window can be as narrow as a phone. What goes wrong on a page is written to the file PAGE_ERRORS.
"""

import os

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

REPORT_ERRORS = """
(() => {
  const report = (...words) => webkit.messageHandlers.pageErrors.postMessage(`${location.pathname}: ${words.join(" ")}`);
  const { error } = console;
  console.error = (...values) => { report("console:", ...values); error(...values); };
  addEventListener("error", ({ message, filename }) => message && report("exception:", message, filename));
  addEventListener("unhandledrejection", ({ reason }) => report("rejection:", reason));
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile }) =>
    report("CSP violation:", effectiveDirective, blockedURI, sourceFile));
})();
"""

page_errors = open(os.environ["PAGE_ERRORS"], "a", buffering=1, encoding="utf-8")
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)


def write(text):
    page_errors.write(text.replace("\n", " ") + "\n")


def report_failure(response_of):
    response = response_of.get_response()
    if response and response.get_status_code() >= 500:
        write(f"{response.get_status_code()} {response_of.get_uri()}")


def create_view(_session):
    content = WebKit2.UserContentManager()
    content.register_script_message_handler("pageErrors")
    content.connect("script-message-received::pageErrors", lambda _, result: write(result.get_js_value().to_string()))
    frames, start = WebKit2.UserContentInjectedFrames.ALL_FRAMES, WebKit2.UserScriptInjectionTime.START
    content.add_script(WebKit2.UserScript.new(REPORT_ERRORS, frames, start, None, None))
    view = WebKit2.WebView(web_context=context, user_content_manager=content, is_controlled_by_automation=True)
    view.connect("resource-load-started", lambda _, resource, __: resource.connect("finished", report_failure))
    view.connect("web-process-terminated", lambda _, reason: write(f"The page crashed: {reason.value_nick}"))
    window = Gtk.Window()
    view.connect("close", lambda _: window.destroy())
    window.add(view)
    window.show_all()
    return view


def start_session(_context, session):
    application = WebKit2.ApplicationInfo()
    application.set_name("Pawhaven tests")
    application.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(application)
    session.connect("create-web-view", create_view)


context.connect("automation-started", start_session)
Gtk.main()
