"use strict";
// Parts come in the order in which they are done; readers of the page want that in which they are shown.
const arrange = main => {
    const place = part => Number(part.dataset.place);
    const parts = Array.from(main.querySelectorAll(":scope > div.part"));
    for (const waiting of main.querySelectorAll(":scope > .waiting")) waiting.remove();
    main.append(...parts.sort((one, other) => place(one) - place(other)));
};
for (const main of document.querySelectorAll("main")) arrange(main);

/** The title of a page: one that was sent before its content was known gets that of the content. */
const titleOf = page => {
    const title = page.querySelector("main h1");
    return title ? `${title.textContent} \u2013 ${page.querySelector(".program").textContent}` : page.title;
};
document.title = titleOf(document);

// Parts that have changed may need scripts that the page has not needed so far.
document.addEventListener("renewed", ({ detail: { box } }) => {
    const known = new Set(Array.from(document.scripts, script => new URL(script.src).pathname));
    const boxes = [box, ...box.querySelectorAll("[data-scripts]")];
    for (const path of boxes.flatMap(({ dataset }) => (dataset.scripts || "").split(" ")).filter(Boolean)) {
        if (known.has(path)) continue;
        known.add(path);
        const script = document.createElement("script");
        script.src = path;
        script.async = false;
        document.body.append(script);
    }
});

// What was entered stays if the server has ended, or asks this browser to sign in: that is asked before a
// form is sent.
{
const script = document.currentScript.src;
const sent = new Set();
document.addEventListener("submit", async event => {
    const { target: form, submitter } = event;
    if (form.method !== "post") return;
    if (sent.delete(form)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (form.dataset.asks) return;
    form.dataset.asks = "yes";
    const answer = await fetch(new URL("../events", script), { method: "HEAD", cache: "no-store" })
        .catch(() => null);
    delete form.dataset.asks;
    form.querySelector(".unsent")?.remove();
    if (answer ? answer.status !== 403 : false) {
        sent.add(form);
        return form.requestSubmit(submitter);
    }
    const words = document.createElement("p");
    words.className = "notice warning unsent";
    words.setAttribute("role", "alert");
    words.textContent = "Nothing was sent, and what you entered stays here. ";
    if (answer) {
        const link = document.createElement("a");
        link.href = new URL("../", script);
        link.target = "_blank";
        link.textContent = "Sign in";
        words.append(link, " in another window, then press the button again.");
    } else words.append("The program does not answer: start it again, then press the button again.");
    form.append(words);
}, true);
}

// A menu closes when somebody goes on elsewhere, or presses Escape.
{
const opened = () => document.querySelector(".calls details[open]");
document.addEventListener("click", ({ target }) => {
    const menu = opened();
    if (menu ? !menu.contains(target) : false) menu.open = false;
});
document.addEventListener("keydown", event => {
    const menu = event.key === "Escape" ? opened() : null;
    if (!menu) return;
    event.preventDefault();
    menu.open = false;
    menu.querySelector("summary").focus();
});
}

// After an action one is where one was; what it says stays in sight.
{
const key = () => `place ${location.pathname}${location.search}`;
document.addEventListener("click", ({ target }) => {
    const link = target.closest("a[href*='/actions/']");
    if (!link) return;
    const row = link.closest("tr[data-id]")?.dataset.id || "";
    sessionStorage.setItem(key(), JSON.stringify({ row, top: scrollY }));
});
const kept = sessionStorage.getItem(key());
sessionStorage.removeItem(key());
if (document.querySelector("main > .said") ? kept : false) addEventListener("load", () => requestAnimationFrame(() => {
    const { row, top } = JSON.parse(kept);
    const rows = row ? Array.from(document.querySelectorAll("main tr[data-id]")) : [];
    const found = rows.find(({ dataset }) => dataset.id === row);
    if (found) found.scrollIntoView({ block: "center", behavior: "instant" });
    else scrollTo({ top, behavior: "instant" });
}));
}

// What is not filled in is not said, so that addresses stay short.
for (const form of document.querySelectorAll(".options > form, form.controls")) {
    form.addEventListener("formdata", ({ formData }) => {
        for (const [name, value] of Array.from(formData)) if (!value) formData.delete(name);
    });
}

// Files are sent before the form, so that a person sees how far that is: the form comes back with their names, and is
// sent with those.
const sendAhead = form => {
    const line = document.createElement("p");
    const bar = document.createElement("progress");
    const words = document.createElement("span");
    line.className = "sending";
    words.setAttribute("role", "status");
    line.append(words);
    form.addEventListener("submit", event => {
        const hasFile = Array.from(form.querySelectorAll("[type=file]")).some(control => control.files.length);
        const isLeft = event.submitter?.name === ":cancel";
        if (isLeft || !hasFile) return;
        event.preventDefault();
        const data = new FormData(form);
        data.append(":change", "on");
        const buttons = Array.from(form.querySelectorAll("button"));
        for (const button of buttons) button.disabled = true;
        line.prepend(bar);
        words.textContent = "Sending\u2026";
        form.append(line);
        const fail = reason => {
            words.textContent = reason;
            bar.remove();
            for (const button of buttons) button.disabled = false;
        };
        const request = new XMLHttpRequest();
        request.open("POST", form.action);
        request.responseType = "document";
        request.upload.addEventListener("progress", ({ loaded, total }) => {
            bar.max = total;
            bar.value = loaded;
        });
        request.addEventListener("error", () => fail("The files could not be sent. They may be too large, or the server was ended."));
        // Who leaves the page wants nothing of it any more.
        addEventListener("pagehide", () => request.abort(), { once: true });
        request.addEventListener("abort", () => fail("The files were not sent."));
        request.addEventListener("load", () => {
            const fresh = request.response?.querySelector("form[enctype]");
            if (!fresh) return fail("The files were not taken. Load this page again.");
            form.closest(".action").replaceWith(fresh.closest(".action"));
            sendAhead(fresh);
            const fault = fresh.querySelector("[aria-invalid]");
            if (fault || request.status !== 200) fault?.focus();
            else fresh.requestSubmit();
        });
        request.send(data);
    });
};
for (const form of document.querySelectorAll("form[enctype]")) sendAhead(form);
