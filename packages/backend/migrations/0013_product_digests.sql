ALTER TABLE "chapter_words" ADD COLUMN "origin" json;--> statement-breakpoint
ALTER TABLE "page_variations" ADD COLUMN "rect_image" text;--> statement-breakpoint
ALTER TABLE "rect_revisions" ADD COLUMN "rect_image" text;