// swift-format-ignore-file
// Written by Scripts/make-web-files; edit the files in Web instead.

import SectionKit

/// The style sheets and scripts of the pages of `serve`, each a file in `Web`.
extension WebFile {
    static let serveCSS = WebFile(
        #"""

/* A page that is served: tabs, and parts that come one by one, each put in its place. */
.served { max-width: 84rem; }
.served > header { display: flex; flex-wrap: wrap; gap: var(--space-2) var(--space-5); align-items: baseline; }
.program { margin: 0; font-size: var(--font-heading); font-weight: 700; letter-spacing: -0.01em; }
.served > header :is(h1, .program) a { color: inherit; text-decoration: none; }
.part > h1 { margin-bottom: var(--space-3); }
.tabs { order: 9; }
.tabs ul { margin: 0; }
.tabs [aria-current] {
    border-color: var(--accent); background: var(--accent); color: var(--card); font-weight: 600;
}
main { display: flex; flex-direction: column; }
.part { min-width: 0; margin-top: var(--space-5); }
.part > section { margin-top: var(--space-2); }
.waiting {
    padding: var(--space-5); border: 1px dashed var(--line); border-radius: 14px;
    color: var(--faint);
}
.tools { margin: var(--space-2) var(--space-1) 0; font-size: var(--font-small); color: var(--faint); }
.tools a { display: inline-block; padding: var(--space-2) var(--space-1); }
.options > summary {
    width: fit-content; padding: var(--space-1) var(--space-4); border: 1px solid var(--line);
    border-radius: 99px; background: var(--card); color: var(--link); font-size: var(--font-small);
    cursor: pointer;
}
.fields {
    display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
    gap: var(--space-4); margin: var(--space-3) 0; padding: var(--space-4);
    border: 1px solid var(--line); border-radius: 14px; background: var(--card);
}
.fields :is(label, legend) { display: block; margin-bottom: var(--space-1); font-weight: 600; }
.fields label small { display: block; color: var(--faint); font-weight: 400; }
.fields fieldset { margin: 0; padding: 0; border: 0; }
.fields .check { display: flex; gap: var(--space-2); align-items: center; font-weight: 400; }
.fields .check input { width: 1.4rem; min-height: 1.4rem; margin: 0; }
.fields .fault { margin: var(--space-1) 0 0; color: var(--negative); font-size: var(--font-small); }
.fields [aria-invalid] { border-color: var(--negative); }
.fields .buttons { display: flex; gap: var(--space-4); align-items: center; grid-column: 1 / -1; }
button {
    min-height: 2.75rem; padding: var(--space-1) var(--space-5); border: 1px solid var(--accent);
    border-radius: 99px; background: var(--accent); color: var(--card); font: inherit;
    font-weight: 600; cursor: pointer;
}
.fields textarea { width: 100%; }
.fields .note { margin: var(--space-1) 0 0; color: var(--pending); font-size: var(--font-small); }
button.plain { background: none; color: var(--link); }
.calls > a {
    display: inline-block; margin: 0 var(--space-2) var(--space-2) 0; padding: var(--space-2) var(--space-4);
    border: 1px solid var(--line); border-radius: 99px; background: var(--card); font-size: var(--font-small);
    text-decoration: none;
}
td.calls { width: 1%; white-space: nowrap; }
td.calls summary {
    width: fit-content; min-width: 2rem; padding: 0 var(--space-2); color: var(--link); text-align: center; cursor: pointer;
    list-style: none;
}
td.calls summary::-webkit-details-marker { display: none; }
td.calls ul { margin: 0; padding: 0; list-style: none; }
td.calls a { display: block; padding: var(--space-2) 0; }
.skip { position: absolute; inset-inline-start: -99rem; }
.skip:focus { position: static; }

@media screen and (max-width: 44rem) {
    .served { padding-bottom: calc(5rem + env(safe-area-inset-bottom)); }
    .tabs {
        position: fixed; inset: auto 0 0; z-index: 5; border-top: 1px solid var(--line);
        padding-bottom: env(safe-area-inset-bottom); background: var(--card);
    }
    .tabs ul { flex-wrap: nowrap; gap: 0; overflow-x: auto; }
    .tabs li { flex: 1 0 auto; }
    .tabs a {
        display: grid; place-items: center; min-height: 3.25rem; border: 0; border-radius: 0;
        padding: 0 var(--space-3);
    }
    .tabs [aria-current] {
        background: none; color: var(--link); box-shadow: inset 0 3px var(--accent);
    }
    .options > summary { padding: var(--space-2) var(--space-5); }
}

@media print {
    .tabs, .tools, .options, .calls, .waiting { display: none; }
}

"""#, hash: "bIdTEqSllF6i6tES695zU7GHfbO/Wq+hbrkVXi9HtPM=")

    static let serveJS = WebFile(
        #"""

"use strict";
// Parts come in the order in which they are done; readers of the page want that in which they are shown.
for (const main of document.querySelectorAll("main")) {
    const place = part => Number(part.dataset.place);
    const parts = Array.from(main.querySelectorAll(":scope > div.part"));
    for (const waiting of main.querySelectorAll(":scope > .waiting")) waiting.remove();
    main.append(...parts.sort((one, other) => place(one) - place(other)));
}

// A page that was sent before its content was known gets the title of the content.
const title = document.querySelector("main h1");
const program = document.querySelector(".program");
if (title) document.title = `${title.textContent} \u2013 ${program.textContent}`;

// What is not filled in is not said, so that addresses stay short.
for (const form of document.querySelectorAll(".options > form")) {
    form.addEventListener("formdata", ({ formData }) => {
        for (const [name, value] of Array.from(formData)) if (!value) formData.delete(name);
    });
}

"""#, hash: "QedfXpLq0MmPH55ycRytLUxgYd/ZS2LzuG/8iYdC4cU=")
}
