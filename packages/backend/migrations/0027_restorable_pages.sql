ALTER TABLE "pages" ALTER COLUMN "chapter_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "deleted_from_id" bigint;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_deleted_from_id_chapters_id_fk" FOREIGN KEY ("deleted_from_id") REFERENCES "public"."chapters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pages_deleted_from_id_index" ON "pages" USING btree ("deleted_from_id") WHERE "pages"."deleted_from_id" is not null;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_one_chapter" CHECK (("pages"."chapter_id" is null) <> ("pages"."deleted_from_id" is null));