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
